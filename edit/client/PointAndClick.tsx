import { useEffect, useState } from 'react';
import { labelOf, type PictureTarget, pictureAt, type Target, targetAt } from './fields.ts';

type Found = { words: Target } | { picture: PictureTarget };

interface Props {
  /** False while something is being edited. */
  active: boolean;
  onWords: (target: Target) => void;
  onPicture: (target: PictureTarget, file?: File) => void;
}

const isEditor = (event: Event) => event.composedPath().some((one) => one instanceof Element && one.id === 'edit');

const isInside = (element: Element, { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>) =>
  [...element.getClientRects()].some(
    ({ left, right, top, bottom }) => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
  );

/** What is under the pointer: a text, or else the picture behind it, because a link may cover a picture as well as its text. */
function foundAt(event: Pick<MouseEvent, 'clientX' | 'clientY'>): Found | undefined {
  const [top] = document.elementsFromPoint(event.clientX, event.clientY);
  const words = targetAt(top ?? null);
  if (words && isInside(words.element, event)) return { words };
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const picture = pictureAt(element);
    if (picture) return { picture };
  }
  return words && { words };
}

/** Outlines what can be edited, and reports clicks. Ctrl or Cmd with a click follows a link. */
export function PointAndClick({ active, onWords, onPicture }: Props) {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!active) {
      setFound(undefined);
      return;
    }
    let pointer: MouseEvent | undefined;
    const move = (event: MouseEvent) => {
      pointer = isEditor(event) ? undefined : event;
      setFound(pointer && foundAt(pointer));
    };
    const click = (event: MouseEvent) => {
      if (isEditor(event) || event.ctrlKey || event.metaKey || event.button !== 0) return;
      const at = foundAt(event);
      if (!at) return;
      event.preventDefault();
      event.stopPropagation();
      if ('words' in at) onWords(at.words);
      else onPicture(at.picture);
    };
    const over = (event: DragEvent) => {
      event.preventDefault();
      move(event);
    };
    const drop = (event: DragEvent) => {
      if (isEditor(event)) return;
      event.preventDefault();
      const picture = document.elementsFromPoint(event.clientX, event.clientY).map(pictureAt).find(Boolean);
      const [file] = event.dataTransfer?.files ?? [];
      if (picture && file) onPicture(picture, file);
    };
    // Scrolling changes the element under the pointer.
    const scroll = () => setFound(pointer && foundAt(pointer));
    addEventListener('mousemove', move, { passive: true });
    addEventListener('click', click, { capture: true });
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    addEventListener('scroll', scroll, { passive: true });
    return () => {
      removeEventListener('mousemove', move);
      removeEventListener('click', click, { capture: true });
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
      removeEventListener('scroll', scroll);
    };
  }, [active, onWords, onPicture]);
  if (!found) return null;
  const { element } = 'words' in found ? found.words : found.picture;
  const { left, top, width, height } = element.getBoundingClientRect();
  const label = 'words' in found ? found.words.fields.map(labelOf).join(' + ') : `picture ${found.picture.id}`;
  return (
    <div
      className="outline"
      style={{ left: left + scrollX - 3, top: top + scrollY - 3, width: width + 6, height: height + 6 }}
    >
      <span className={top < 30 ? 'below' : undefined}>{label}</span>
    </div>
  );
}
