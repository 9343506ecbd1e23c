/** From the top down: a folder of src may import the folders below it, not those above it or on the same line. */
export const LAYERS = [
  ['pages'],
  ['document'],
  ['content', 'enhance'],
  ['families'],
  ['search', 'contact', 'offline', 'evidence', 'town', 'legal', 'display', 'models'],
  ['brief'],
  ['sections'],
  ['instruments', 'carousels', 'chrome'],
  ['ui'],
  ['model', 'styles'],
];
/** Tests may import anything but lab. */
const TESTS = ['\\.(test|spec)\\.tsx?$', '/testing\\.tsx$'];

/**
 * @param {string} name
 * @param {{ path?: string | string[], pathNot?: string | string[] }} from
 * @param {import('dependency-cruiser').IRegularForbiddenRuleType['to']} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const forbid = (name, from, to) => ({
  name,
  severity: 'error',
  from,
  to,
});

const upward = LAYERS.flatMap((folders, depth) =>
  folders.map((folder) =>
    forbid(
      `${folder}-imports-only-lower-layers`,
      { path: `^src/${folder}/`, pathNot: TESTS },
      {
        path: `^src/(${LAYERS.slice(0, depth + 1)
          .flat()
          .join('|')})/`,
        pathNot: `^src/${folder}/`,
      },
    ),
  ),
);

/** @satisfies {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-circular', {}, { circular: true }),
    ...upward,
    forbid(
      'src-imports-only-data-from-outside',
      { path: '^src/', pathNot: TESTS },
      { dependencyTypes: ['local'], pathNot: ['^src/', '\\.json$'] },
    ),
    forbid(
      'model-without-react',
      { path: '^src/model/', pathNot: TESTS },
      { path: ['^node_modules/react', '\\.tsx$'] },
    ),
    // Plain Node reads the content before anything is built.
    forbid('content-without-components', { path: '^src/content/', pathNot: TESTS }, { path: '\\.(tsx|css)$' }),
    forbid(
      'astro-only-in-pages-and-document',
      { path: '^src/', pathNot: '^src/(pages|document)/' },
      { path: ['^astro(:|/|$)', '^node_modules/astro/'] },
    ),
    forbid('astro-files-only-from-astro-files', {}, { path: '\\.astro$' }),
    forbid('deploy-below-build', { path: '^deploy/', pathNot: TESTS }, { path: '^(build|scripts|tests|lab)/' }),
    forbid('build-below-scripts', { path: '^build/', pathNot: TESTS }, { path: '^(scripts|tests|lab)/' }),
    forbid('only-edit-imports-edit', { pathNot: ['^edit/', '^tests/'] }, { path: '^edit/' }),
    forbid('only-lab-imports-lab', { pathNot: '^lab/' }, { path: '^lab/' }),
  ],
  options: {
    // TypeScript 7 has no compiler API yet, so swc parses.
    parser: /** @type {const} */ ('swc'),
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    extraExtensionsToScan: ['.astro', '.css', '.json'],
  },
};
