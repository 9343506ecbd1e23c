import { pageAt } from '../../src/content/registry.ts';
import { pagePropsOf as propsOf } from '../../src/document/page-props.ts';
import type { Page } from '../../src/families/schemas.ts';

/** Replaces src/document/page-props.ts in editing mode: the same props, with marked texts. */
export const pagePropsOf = (page: Page) => propsOf(pageAt(page.path));
