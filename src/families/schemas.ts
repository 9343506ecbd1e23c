import { z } from 'zod';
import { briefFields } from '../brief/schema.ts';
import { contactFields } from '../contact/schema.ts';
import { displayFields } from '../display/schema.ts';
import { evidenceFields } from '../evidence/schema.ts';
import { accessibilityFields } from '../legal/accessibility-schema.ts';
import { privacyFields } from '../legal/privacy-schema.ts';
import { EMPLOYMENT } from '../model/entry-data.ts';
import {
  button,
  day,
  headline,
  keyedPart,
  line,
  linkSchema,
  pagePath,
  pictureId,
  prose,
  termSchema,
  worded,
} from '../model/fields.ts';
import { modelsFields } from '../models/schema.ts';
import { offlineFields } from '../offline/schema.ts';
import { sectionSchema } from '../sections/schemas.ts';
import { townFields } from '../town/page-schema.ts';

const common = {
  name: line(44, 'The page’s own name: in the breadcrumb, in related links, in search'),
  title: line(59, 'The <title>: what people type into a search; the company’s name follows it where both fit'),
  description: line(155, 'The meta description; at most 155 characters'),
  sections: z.array(sectionSchema).describe('The page, in order'),
  related: z
    .array(z.strictObject({ to: pagePath(), line: line(110, 'Why the reader would go there') }))
    .max(4)
    .describe('The pages it leads on to, near its foot'),
  banner: z.enum(['A', 'B']).describe('Which consultation banner closes the page'),
};

/** Under the headline of every page that supplies something; src/content/checks.ts counts its words. */
const offer = line(220, 'What we supply and who uses it, in one sentence of 12 to 28 words');

/** These pages may have no sections. */
const utility = { ...common, sections: common.sections.default([]), related: common.related.default([]) };

const industry = z.strictObject({
  family: z.literal('industry'),
  ...common,
  offer,
  headline,
  opening: z.strictObject({
    picture: pictureId('The plate, from column four to the right edge'),
    brief: z.array(termSchema).length(4).describe('For / Holds / … in the margin'),
    button,
  }),
});

const product = z.strictObject({
  family: z.literal('product'),
  ...common,
  offer,
  opening: z.strictObject({
    lede: line(160, 'The trouble, in the reader’s words'),
    text: prose('What the product is', 260),
    picture: pictureId('The plate, bleeding left'),
    caption: line(140, 'After “Plate 1”'),
    sheet: z.array(termSchema).min(3).max(4).describe('The specification sheet'),
    button,
  }),
});

const service = z.strictObject({
  family: z.literal('service'),
  ...common,
  offer,
  headline: headline.describe('A question or a statement, in two lines'),
  opening: z.strictObject({
    answer: prose('The answer, beside the question', 320),
    button,
    plate: pictureId('Opens the page as a wide plate').optional(),
    drawing: z.literal(true).optional().describe('The drawing of the page’s model opens the page'),
  }),
});

const innovation = z.strictObject({
  family: z.literal('innovation'),
  ...common,
  offer,
  headline,
  opening: z.strictObject({
    picture: pictureId('The keyed figure, at night'),
    caption: line(140, 'After “Plate 1”'),
    parts: z.array(keyedPart).min(3).max(8),
    deck: prose('Beside the headline', 320),
    button,
  }),
});

const feature = z.strictObject({
  family: z.literal('feature'),
  ...common,
  offer,
  headline,
  opening: z.strictObject({
    picture: pictureId('The opening plate'),
    deck: prose('Beside the headline', 320),
    parts: z.array(keyedPart).max(8).optional().describe('When the opening is itself a keyed figure'),
    button,
  }),
  pace: z.enum(['slow']).optional().describe('A slower scroll reveal: the document asks for it on the space page'),
});

const detail = z.strictObject({
  family: z.literal('detail'),
  ...common,
  offer,
  headline,
  card: line(80, 'The line on the home carousel'),
  opening: z.strictObject({
    layout: z.enum(['image-left', 'image-right', 'hero', 'split']).describe('One of the four layouts of the spec'),
    picture: pictureId(),
    text: prose('The description', 420),
    button,
    bullets: z
      .array(z.strictObject({ promise: line(60, 'In bold'), check: line(160, 'How to check it') }))
      .length(3)
      .describe('Exactly three'),
  }),
});

const home = z.strictObject({
  family: z.literal('home'),
  ...common,
  overline: line(100, 'Over the h1: for whom, and from where'),
  heading: line(90, 'The h1: what the company does, the same on every slide'),
  slides: z
    .array(
      z.strictObject({
        label: line(20, 'On the graduated rule'),
        name: line(40, 'What the slide shows; in bold before its sentence'),
        text: line(90, 'One sentence; with the name at most 14 words'),
        picture: pictureId(),
        link: linkSchema,
        second: linkSchema.optional().describe('A quiet link beside it'),
      }),
    )
    .length(9)
    .describe('Nine slides'),
});

const about = z.strictObject({
  family: z.literal('about'),
  ...common,
  offer,
  headline,
  opening: z.strictObject({
    picture: pictureId(),
    caption: line(120, 'Under the picture'),
    link: linkSchema.optional().describe('Beside the caption: where the picture leads'),
    text: prose('Under the headline'),
    button,
    ranges: z.array(z.strictObject({ count: line(6, 'How many'), label: line(40, 'Of what') })).length(3),
  }),
});

const contact = z.strictObject({ family: z.literal('contact'), ...common, ...contactFields });

const notFound = z.strictObject({
  family: z.literal('not-found'),
  ...common,
  headline,
  opening: z.strictObject({ picture: pictureId(), text: prose('What happened'), button }),
});

const offline = z.strictObject({ family: z.literal('offline'), ...utility, ...offlineFields });
const search = z.strictObject({ family: z.literal('search'), ...utility, ...worded });
const evidence = z.strictObject({ family: z.literal('evidence'), ...utility, ...evidenceFields });
const accessibility = z.strictObject({ family: z.literal('accessibility'), ...utility, ...accessibilityFields });
const privacy = z.strictObject({ family: z.literal('privacy'), ...utility, ...privacyFields });
const display = z.strictObject({ family: z.literal('display'), ...utility, ...displayFields });
const brief = z.strictObject({ family: z.literal('brief'), ...utility, ...briefFields });
const town = z.strictObject({ family: z.literal('town'), ...utility, ...townFields });

const models = z.strictObject({ family: z.literal('models'), ...utility, ...modelsFields });

/** News and positions: a text, with optional sections. */
const entry = {
  ...utility,
  banner: common.banner.default('A'),
  headline: line(90, 'The headline, sentence case'),
  lede: prose('The whole of it in two or three sentences', 320),
  paragraphs: z.array(prose('One paragraph')).max(20).default([]).describe('The rest, a paragraph an entry'),
};

const news = z.strictObject({
  family: z.literal('news'),
  ...utility,
  banner: common.banner.default('A'),
  ...worded,
  feed: line(60, 'The link to the feed, for those who use a feed reader'),
});

const newsEntry = z.strictObject({
  family: z.literal('news-entry'),
  ...entry,
  date: day('The day of the news'),
  picture: pictureId('A wide picture under the headline').optional(),
});

const jobs = z.strictObject({
  family: z.literal('jobs'),
  ...utility,
  banner: common.banner.default('A'),
  ...worded,
  none: prose('What stands there while no position is open', 320),
  labels: z
    .strictObject({
      place: line(24, 'Before the place'),
      terms: line(24, 'Before the terms'),
      closes: line(24, 'Before the last day'),
    })
    .describe('Words of every position'),
});

const job = z.strictObject({
  family: z.literal('job'),
  ...entry,
  posted: day('The day on which it was offered'),
  closes: day('The last day; after it the build leaves the page out'),
  place: line(60, 'The city; without one, that of the company').optional(),
  terms: line(60, 'Full time, for two years …'),
  employment: z
    .enum(EMPLOYMENT)
    .default('full-time')
    .describe('The same for search engines, which know these words alone'),
  button,
});

/** The first page of a language that has only some of the pages. */
const companyPage = z.strictObject({
  family: z.literal('company-page'),
  ...utility,
  banner: common.banner.default('A'),
  offer,
  opening: z.strictObject({
    picture: pictureId('The plate'),
    lede: line(160, 'The headline'),
    text: prose('Beside it', 420),
  }),
  groups: z
    .array(
      z.strictObject({
        heading: line(60, 'Over its pages, as in the menus'),
        intro: line(180, 'Under that heading').optional(),
        pages: z
          .array(
            z.strictObject({
              to: pagePath(),
              name: line(60, 'The name of the page in this language'),
              text: line(260, 'What it is about, in one sentence'),
            }),
          )
          .min(1),
      }),
    )
    .min(1)
    .describe('Every page of the site'),
  contact: z.strictObject({ heading: line(90, 'Over how to reach us'), text: prose('Under it') }),
  town: z
    .strictObject({
      heading: line(90, 'Over the places of the town'),
      text: prose('Under it'),
      places: z.record(z.string(), line(60, 'Its name in this language')).describe('By the id of the place'),
    })
    .optional(),
});

export const pageSchemas = {
  home,
  industry,
  product,
  service,
  detail,
  innovation,
  feature,
  about,
  contact,
  search,
  evidence,
  accessibility,
  privacy,
  display,
  brief,
  town,
  models,
  news,
  'news-entry': newsEntry,
  jobs,
  job,
  'not-found': notFound,
  offline,
  'company-page': companyPage,
};
export type Family = keyof typeof pageSchemas;
export type PageOf<F extends Family> = z.infer<(typeof pageSchemas)[F]>;

export interface Translation {
  /** The code of its language. */
  language: string;
  /** The address of the English page. */
  of: string;
  /** The date of the translation: 2026-11-18. */
  written: string;
}

interface Addressed {
  /** The page's address: the path of its file. */
  path: string;
  /** The file it was written in, for messages. */
  file: string;
  /** Only for pages that are not in English. */
  translation?: Translation;
}
export type Page<F extends Family = Family> = { [G in F]: PageOf<G> & Addressed }[F];

export const pageSchema = z.discriminatedUnion(
  'family',
  Object.values(pageSchemas) as [(typeof pageSchemas)[Family], ...(typeof pageSchemas)[Family][]],
);
