import { fill } from '../model/fill.ts';
import type { Strings } from '../model/strings.ts';
import action from '../ui/Action.module.css';
import { cx } from '../ui/cx.ts';
import rows from '../ui/rows.module.css';
import type_ from '../ui/type.module.css';
import styles from './OfflinePage.module.css';
import { bytesOf, type OnDevice } from './pictures-on-device.ts';
import { type SavedSite, toCome } from './use-saved-site.ts';

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

function picturesLine({ saved, missing, words }: OnDevice, strings: Strings['offline']) {
  if (words === undefined) return strings.picturesUnknown;
  if (!missing.length) return fill(strings.picturesAll, { size: megabytes(bytesOf(saved)) });
  return fill(saved.length ? strings.picturesSome : strings.picturesNone, {
    kept: saved.length,
    total: saved.length + missing.length,
    size: megabytes(bytesOf(missing)),
  });
}

interface SaveSiteProps extends Omit<SavedSite, 'device' | 'plate'> {
  device: OnDevice;
  addresses: string[];
  strings: Strings['offline'];
}

/** What is stored on the device, and the button 'save the whole site'. */
export function SaveSite({ device, progress, outcome, addresses, strings, ...site }: SaveSiteProps) {
  const kept = addresses.filter((address) => device.paths.has(address)).length;
  const { all } = toCome(device, addresses);
  return (
    <dl className={styles.all} data-keeping>
      <div className={rows.row}>
        <dt className={type_.heading}>{strings.words}</dt>
        <dd>
          {fill(kept === addresses.length ? strings.wordsAll : strings.wordsSome, { kept, total: addresses.length })}
        </dd>
      </div>
      <div className={rows.row}>
        <dt className={type_.heading}>{strings.pictures}</dt>
        <dd>
          <p>
            {progress
              ? fill(strings.saving, { done: megabytes(progress.done), size: megabytes(progress.all) })
              : picturesLine(device, strings)}
          </p>
          {progress && (
            <progress
              className={styles.progress}
              aria-label={strings.progress}
              value={progress.all ? progress.done / progress.all : 1}
            />
          )}
          <p className={cx(type_.caption, styles.said)} role="status">
            {outcome && strings[outcome]}
          </p>
          <div className={styles.actions}>
            {!progress && all > 0 && (
              <button className={action.button} type="button" ref={site.saveButton} onClick={site.save}>
                {fill(strings.save, { size: megabytes(all) })}
              </button>
            )}
            {progress && (
              <button className={styles.quiet} type="button" ref={site.stopButton} onClick={site.stop}>
                {strings.stop}
              </button>
            )}
            {!progress && device.saved.length > 0 && (
              <button className={styles.quiet} type="button" ref={site.removeButton} onClick={site.remove}>
                {strings.remove}
              </button>
            )}
          </div>
        </dd>
      </div>
    </dl>
  );
}
