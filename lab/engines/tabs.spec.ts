import { expect, test } from './test.ts';

const tab = (name: string) => `[role=tab][id$="-tab-${['Our Value', 'Our Mission', 'Our Vision'].indexOf(name)}"]`;

test('tabs follow the arrows, Home and End, wrap around both ends, and show one panel', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.focus(tab('Our Value'));
  await visitor.key('ArrowRight');
  await expect.poll(() => visitor.focused(tab('Our Mission'))).toBe(true);
  await expect.poll(() => visitor.attribute(tab('Our Mission'), 'aria-selected')).toBe('true');
  await expect.poll(() => visitor.count('[role=tabpanel]:not([hidden])')).toBe(1);
  await expect.poll(() => visitor.text('[role=tabpanel]:not([hidden])')).toContain('Take routine work off people');
  await visitor.key('End');
  await expect.poll(() => visitor.focused(tab('Our Vision'))).toBe(true);
  await visitor.key('ArrowRight');
  await expect.poll(() => visitor.focused(tab('Our Value'))).toBe(true);
  await visitor.key('ArrowLeft');
  await expect.poll(() => visitor.focused(tab('Our Vision'))).toBe(true);
  await visitor.key('Home');
  await expect.poll(() => visitor.focused(tab('Our Value'))).toBe(true);
  await visitor.click(tab('Our Mission'));
  await expect.poll(() => visitor.visible('[role=tabpanel][id$="-panel-1"]')).toBe(true);
  await expect.poll(() => visitor.visible('[role=tabpanel][id$="-panel-0"]')).toBe(false);
});

test('the accordion opens one at a time and closes the open one', async ({ visitor }) => {
  await visitor.open('/');
  const accordion = 'details[name="what-we-stand-for-accordion"]';
  const open = () =>
    visitor.evaluate(
      (css) => [...document.querySelectorAll<HTMLDetailsElement>(css)].map((row) => row.open),
      accordion,
    );
  await expect.poll(open).toEqual([true, false, false, false]);
  await visitor.click(`${accordion}:nth-child(3) summary`);
  await expect.poll(open).toEqual([false, false, true, false]);
  await visitor.focus(`${accordion}:nth-child(3) summary`);
  await visitor.key('Enter');
  await expect.poll(open).toEqual([false, false, false, false]);
});
