import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shippedBranding } from '../../scripts/shipped-branding.ts';
import { digestOf } from '../delivery/delivered.ts';

it('finds shipped branding that is left after the company name has changed', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'old-name-'));
  fs.mkdirSync(path.join(root, 'content/en/site'), { recursive: true });
  fs.mkdirSync(path.join(root, 'public'));
  fs.writeFileSync(path.join(root, 'content/en/site/company.yaml'), 'name: Impetech\n');
  fs.writeFileSync(path.join(root, 'content/en/index.yaml'), 'name: Home\n');
  for (const icon of ['favicon.svg', 'icon-192.png']) fs.writeFileSync(path.join(root, 'public', icon), icon);
  const shipped = {
    'public/favicon.svg': digestOf(path.join(root, 'public/favicon.svg')) ?? '',
    'public/icon-192.png': 'another',
  };
  expect(shippedBranding(root, 'Impetech', shipped)).toEqual({ names: [], icons: [] });
  expect(shippedBranding(root, 'Sahyadri Systems', shipped)).toEqual({
    names: ['content/en/site/company.yaml'],
    icons: ['public/favicon.svg'],
  });
  fs.rmSync(root, { recursive: true });
});
