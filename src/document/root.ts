import { isNowhere, leadOf, propertiesOf } from '../families/index.ts';
import type { Page } from '../families/schemas.ts';
import { writtenAddress } from '../model/address.ts';
import { beforePaint } from './before-paint.ts';
import { urlOf } from './body.ts';

/** Custom properties of this page alone. The address stands in the foot of every sheet: styles/print.css reads it. */
export function rootStyle(page: Page): string {
  const properties = { ...propertiesOf(page), '--address': JSON.stringify(writtenAddress(urlOf(page))) };
  return `:root{${Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
}

/** The font waits for the picture of the opening. A page that says that something is missing has a small one, and keeps its few bytes. */
export const rootScript = (page: Page, fonts: string) =>
  beforePaint(isNowhere(page) || !leadOf(page) ? undefined : /\/fonts\/[^"]+/.exec(fonts)?.[0]);
