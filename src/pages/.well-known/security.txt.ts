import { site } from '../../content/registry.ts';
import { securityTxt } from '../../model/security-txt.ts';

export const GET = () => new Response(securityTxt(site.company.email, site.company.origin, new Date()));
