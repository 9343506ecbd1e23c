import { searchFiles } from '../content/search-files.ts';

export const GET = () => Response.json(searchFiles().texts);
