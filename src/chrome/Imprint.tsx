import { Fragment } from 'react';
import type { Company } from '../model/company.ts';
import { displayUrl } from '../model/display-url.ts';
import { drawQr } from '../model/qr.ts';
import type { Strings } from '../model/strings.ts';
import { Address } from '../ui/Address.tsx';
import { Scale } from '../ui/Scale.tsx';
import type_ from '../ui/type.module.css';
import styles from './Imprint.module.css';

interface ImprintProps {
  company: Company;
  strings: Strings['print'];
  /** The full address of this page. */
  url: string;
  /** Only the address, on a page with contact details. */
  short: boolean;
}

/** Printed only: company, contact details, and the address of this page with a QR code. */
export function Imprint({ company, strings, url, short }: ImprintProps) {
  const code = drawQr(url);
  return (
    <section className={styles.imprint} data-imprint="">
      <Scale />
      <div className={styles.columns}>
        <svg
          className={styles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          aria-hidden="true"
          data-qr={url}
        >
          <path d={code.path} stroke="currentcolor" />
        </svg>
        <div>
          <h2 className={type_.caption}>{strings.page}</h2>
          <p>
            {displayUrl(url)
              .split('/')
              .map((part, i) => (
                <Fragment key={i}>
                  {i > 0 && '/'}
                  {i > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
          </p>
        </div>
        {!short && (
          <>
            <div>
              <h2 className={type_.caption}>{strings.contact}</h2>
              <p>
                {company.phone.shown}
                <br />
                {company.email}
              </p>
            </div>
            <div>
              <h2 className={type_.caption}>{company.name}</h2>
              <address>
                <Address {...company.address} />
              </address>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
