import fs from 'node:fs';
import path from 'node:path';
import { benchEvidenceSchema, type Evidence, gateEvidenceSchema } from './schema.ts';

/** The results of the last runs, committed with the code they measured. */
export const EVIDENCE_FOLDER = 'evidence';

/** Validated like content, because the files can be edited by hand. */
export function readEvidence(root = process.cwd()): Evidence {
  const read = <T>(name: string, parse: (value: unknown) => T): T | undefined => {
    const file = path.join(root, EVIDENCE_FOLDER, name);
    if (!fs.existsSync(file)) return;
    try {
      return parse(JSON.parse(fs.readFileSync(file, 'utf8')));
    } catch (error) {
      throw new Error(
        `${EVIDENCE_FOLDER}/${name} is not as \`npm run evidence\` writes it: ${(error as Error).message}`,
      );
    }
  };
  return {
    gates: read('gates.json', (value) => gateEvidenceSchema.parse(value)),
    bench: read('bench.json', (value) => benchEvidenceSchema.parse(value)),
  };
}
