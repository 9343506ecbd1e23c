import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SCHEMA_FOLDER, schemaFiles, writeSchemas } from '../../src/content/json-schemas.ts';
import { site } from '../../src/content/registry.ts';

const pages = site.pages.map((page) => page.path);
const files = schemaFiles(pages);
const schema = (name: string) => JSON.parse(files.get(`${SCHEMA_FOLDER}/${name}.json`) ?? '');

it('each file of content/ has its schema in the editor settings', () => {
  const { 'yaml.schemas': schemas } = JSON.parse(fs.readFileSync('.vscode/settings.json', 'utf8'));
  for (const name of Object.keys(schemas)) expect(files.has(path.posix.join(name)), name).toBe(true);
  for (const name of fs.readdirSync('content/en/site'))
    expect(schemas[`./${SCHEMA_FOLDER}/site-${name.replace('yaml', 'json')}`], name).toBe(`content/en/site/${name}`);
});

it('the written files match the schemas, and none is outdated', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'schemas-'));
  fs.mkdirSync(path.join(root, SCHEMA_FOLDER), { recursive: true });
  fs.writeFileSync(path.join(root, SCHEMA_FOLDER, 'old.json'), '{}');
  writeSchemas([...pages, '/new'], root);
  const names = fs.readdirSync(path.join(root, SCHEMA_FOLDER)).map((name) => `${SCHEMA_FOLDER}/${name}`);
  expect(names.sort()).toEqual([...files.keys()].sort());
  expect(fs.readFileSync(path.join(root, SCHEMA_FOLDER, 'references.json'), 'utf8')).toContain('"/new"');
  fs.rmSync(root, { recursive: true });
});

it('suggests pages, pictures and families by name', () => {
  const { page, picture, family } = schema('references').$defs;
  expect(page.anyOf[0].enum).toEqual(expect.arrayContaining(pages));
  expect(picture.enum).toContain('table-town');
  expect(family.enum).toContain('industry');
  expect(schema('industry').properties.opening.properties.picture.$ref).toBe('references.json#/$defs/picture');
  expect(schema('site-claims').properties.claims.anyOf[0].items.properties.page.$ref).toMatch(/page$/);
});

it('describes each field of the family and section in use', () => {
  expect(schema('page').allOf).toContainEqual({
    if: { properties: { family: { const: 'industry' } }, required: ['family'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: 'industry.json' },
  });
  expect(schema('industry').properties.sections.items.$ref).toBe('section.json');
  expect(schema('section').$defs.matrix.properties.rows.type).toBe('array');
  expect(schema('industry').properties.title).toMatchObject({ maxLength: 59, description: expect.any(String) });
});
