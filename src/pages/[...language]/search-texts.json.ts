import type { APIRoute } from 'astro';
import { searchFiles, searchRoutes } from '../../content/search-files.ts';
import type { Site } from '../../content/site.ts';

export const getStaticPaths = searchRoutes;

export const GET: APIRoute<{ site: Site }> = ({ props }) => Response.json(searchFiles(props.site).texts);
