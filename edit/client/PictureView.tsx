import { useEffect, useState } from 'react';
import type { Field } from './fields.ts';
import { type Editor, useEditor } from './saving.ts';
import { onProgress } from './socket.ts';

const CHUNK = 512 * 1024;
type Point = [number, number];

const base64 = (bytes: ArrayBuffer): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(new Blob([bytes]));
  });

/** Sends a file in pieces, because a message over the websocket should be short. Undefined if it was rejected. */
async function upload(file: File, run: Editor['run'], onPart: (part: number) => void): Promise<string | undefined> {
  const started = await run('pictureStart', { name: file.name, size: file.size });
  if (!started) return;
  for (let from = 0; from < file.size; from += CHUNK) {
    const data = await base64(await file.slice(from, from + CHUNK).arrayBuffer());
    if (!(await run('pictureChunk', { upload: started.upload, data }))) return;
    onPart(Math.min(1, (from + CHUNK) / file.size));
  }
  return started.upload;
}

const round = (value: number) => Math.round(value * 100) / 100;
const placeIn = (event: React.MouseEvent): Point => {
  const box = event.currentTarget.getBoundingClientRect();
  return [round((event.clientX - box.left) / box.width), round((event.clientY - box.top) / box.height)];
};

/** The crops at 1440 and at 390 pixels. */
const Cut = ({ src, focal, ratio, width }: { src: string; focal: Point; ratio: string; width: number }) => (
  <figure>
    <img
      src={src}
      alt=""
      style={{ aspectRatio: ratio, width, objectFit: 'cover', objectPosition: `${focal[0] * 100}% ${focal[1] * 100}%` }}
    />
    <figcaption>{ratio}</figcaption>
  </figure>
);

/** Replaces a picture by a photograph of the owner. */
export function PictureView({
  id,
  field,
  file: dropped,
}: {
  id: string;
  field?: Field | undefined;
  file?: File | undefined;
}) {
  const { site, run, open } = useEditor();
  const picture = site.pictures.find((one) => one.id === id);
  const [file, setFile] = useState<File | undefined>(dropped);
  const [source, setSource] = useState('');
  const [focal, setFocal] = useState<Point>([0.5, 0.5]);
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [decorative, setDecorative] = useState(false);
  const [letters, setLetters] = useState<Record<string, Point>>({});
  const [placing, setPlacing] = useState('');
  const [progress, setProgress] = useState('');
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  useEffect(() => onProgress(setProgress), []);
  if (!picture) return <p>There is no picture ‘{id}’.</p>;
  const take = async () => {
    if (!file) return;
    setProgress('Sending the file …');
    const sent = await upload(file, run, (part) => setProgress(`Sent ${Math.round(part * 100)} %`));
    if (sent) {
      setProgress('Making all cuts and sizes. This takes 10 to 30 seconds …');
      await run('picture', {
        upload: sent,
        id,
        alt,
        decorative,
        focal,
        letters: Object.keys(letters).length ? letters : null,
      });
    }
    setProgress('');
  };
  return (
    <>
      <h2>{id}</h2>
      <p className="about">
        {picture.own ? 'Your own photograph' : 'A render'}. A change is seen on every page that shows it.
      </p>
      {field && (
        <button type="button" onClick={() => open({ is: 'choose-picture', field, current: id })}>
          Choose another picture here
        </button>
      )}
      {picture.own && (
        <button type="button" onClick={() => run('pictureBack', { id })}>
          Back to the render
        </button>
      )}
      <form
        className="drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          setFile(event.dataTransfer.files[0]);
        }}
      >
        <label>
          Drop a photograph here, or choose one: JPEG, PNG, WebP, AVIF or TIFF, at least 1,600 pixels wide
          <input type="file" accept="image/*" onChange={({ target }) => setFile(target.files?.[0])} />
        </label>
      </form>
      {file && source ? (
        <>
          <p>
            {placing
              ? `Click where the letter ${placing} belongs.`
              : 'Click on what matters most: every cut is made around it.'}
          </p>
          {/* The two fields below set the same point by keyboard. */}
          <button
            type="button"
            aria-label="What matters most in the picture"
            className="focal"
            onClick={(event) => {
              const point = placeIn(event);
              if (placing) setLetters({ ...letters, [placing]: point });
              else setFocal(point);
              setPlacing('');
            }}
          >
            <img src={source} alt="" />
            <i style={{ left: `${focal[0] * 100}%`, top: `${focal[1] * 100}%` }} />
            {Object.entries(letters).map(([letter, [x, y]]) => (
              <b key={letter} style={{ left: `${x * 100}%`, top: `${y * 100}%` }}>
                {letter}
              </b>
            ))}
          </button>
          <p className="about">
            From the left{' '}
            <input
              type="number"
              aria-label="From the left, 0 to 1"
              min="0"
              max="1"
              step="0.01"
              value={focal[0]}
              onChange={({ target }) => setFocal([Number(target.value), focal[1]])}
            />
            , from the top{' '}
            <input
              type="number"
              aria-label="From the top, 0 to 1"
              min="0"
              max="1"
              step="0.01"
              value={focal[1]}
              onChange={({ target }) => setFocal([focal[0], Number(target.value)])}
            />
          </p>
          <div className="cuts">
            <Cut src={source} focal={focal} ratio="16 / 9" width={220} />
            <Cut src={source} focal={focal} ratio="1 / 1" width={90} />
          </div>
          {picture.letters.length > 0 && (
            <p>
              This picture has letters. Give each its place, or leave them out:{' '}
              {picture.letters.map((letter) => (
                <button key={letter} type="button" aria-pressed={placing === letter} onClick={() => setPlacing(letter)}>
                  {letter}
                  {letters[letter] ? ' ✓' : ''}
                </button>
              ))}
            </p>
          )}
          <label>
            What it shows, for those who do not see it
            <textarea rows={3} value={alt} disabled={decorative} onChange={({ target }) => setAlt(target.value)} />
          </label>
          <label>
            <input type="checkbox" checked={decorative} onChange={({ target }) => setDecorative(target.checked)} /> It
            says nothing: decorative
          </label>
          <button type="button" disabled={Boolean(progress) || (!alt.trim() && !decorative)} onClick={take}>
            Use this photograph
          </button>
          <p role="status">{progress}</p>
        </>
      ) : (
        <img className="large" src={picture.thumbnail} alt={picture.alt} />
      )}
    </>
  );
}

/** Chooses another picture for a field. */
export function ChoosePicture({ field, current }: { field: Field; current: string }) {
  const { site, save, back } = useEditor();
  const [wanted, setWanted] = useState('');
  const choose = async (id: string) => {
    if (await save([{ op: 'set', ...field, old: current, value: id }])) back();
  };
  return (
    <>
      <h2>Choose a picture</h2>
      <input
        type="search"
        aria-label="Find a picture"
        placeholder={`Find among ${site.pictures.length}`}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      <div className="palette">
        {site.pictures
          .filter(({ id, alt }) => `${id} ${alt}`.toLowerCase().includes(wanted.toLowerCase()))
          .map(({ id, alt, thumbnail }) => (
            <button key={id} type="button" title={alt} aria-pressed={id === current} onClick={() => choose(id)}>
              <img src={thumbnail} alt="" loading="lazy" />
              {id}
            </button>
          ))}
      </div>
    </>
  );
}
