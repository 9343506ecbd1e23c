import {
  answer,
  goBack,
  open,
  openForKeys,
  press,
  reading,
  rule,
  said,
  setByKeys,
  startBefore,
  tabTo,
} from './explorable.ts';
import { expect, type Locator, test } from './test.ts';

test('the arm, by keyboard alone, matches the cosine rule', { tag: '@full' }, async ({ page }) => {
  const figure = await open(page, '/robotics');
  await startBefore(figure);
  await setByKeys(page, rule(figure, 'Point, out from the shoulder'), 0.3);
  await setByKeys(page, rule(figure, 'Point, above the shoulder'), 0.4);
  await setByKeys(page, rule(figure, 'Upper arm'), 0.5);
  await setByKeys(page, rule(figure, 'Forearm'), 0.5);
  // 0.3, 0.4, 0.5: the point is one link away, so the triangle is equilateral.
  expect(await reading(figure, 'Shoulder to point')).toBe(0.5);
  expect(await reading(figure, 'Elbow, bent by')).toBe(120);
  expect(await reading(figure, 'Shoulder, above level')).toBe(Math.round(60 + (Math.atan2(0.4, 0.3) * 180) / Math.PI));
  await tabTo(page, figure.getByRole('radio', { name: 'Up' }));
  await page.keyboard.press('ArrowRight');
  await expect(figure.getByRole('radio', { name: 'Down' })).toBeChecked();
  expect(await reading(figure, 'Shoulder, above level')).toBe(Math.round((Math.atan2(0.4, 0.3) * 180) / Math.PI - 60));
});

test('the arm reports when a point is out of reach, and by how much', { tag: '@full' }, async ({ page }) => {
  const figure = await open(page, '/robotics');
  await startBefore(figure);
  await setByKeys(page, rule(figure, 'Point, out from the shoulder'), 1.2);
  await setByKeys(page, rule(figure, 'Point, above the shoulder'), 0.5);
  // 1.2, 0.5 and 1.3 are a right triangle; the arm ends at 0.6 + 0.5.
  await expect(figure.locator('figcaption')).toContainText('stops 0.20 m short');
});

test('the arm’s point can be dragged', async ({ page }) => {
  const figure = await open(page, '/robotics');
  const handle = figure.locator('g[transform] > circle').last();
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error('The handle is not drawn');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 100, box.y + box.height / 2 + 20, { steps: 4 });
  await page.mouse.up();
  const out = await rule(figure, 'Point, out from the shoulder').inputValue();
  expect(Number(out)).toBeLessThan(0.6);
  expect(Number(out)).toBeGreaterThan(0.3);
});

test('the drone, by keyboard alone, hovers as long as momentum theory allows', { tag: '@full' }, async ({ page }) => {
  const figure = await open(page, '/dronepage');
  await startBefore(figure);
  await setByKeys(page, rule(figure, 'Load'), 2);
  await setByKeys(page, rule(figure, 'Wind'), 0);
  await setByKeys(page, rule(figure, 'Battery'), 900);
  // 4 kg of machine, 2 kg of load and 5 kg of battery, on four rotors of half a metre.
  const weight = 11 * 9.80665;
  const watts = (weight * Math.sqrt(weight / (2 * 1.225 * 4 * Math.PI * 0.25 ** 2)) * 1.4) / 0.8;
  expect(await reading(figure, 'Mass at take-off')).toBe(11);
  expect(await reading(figure, 'Leaning into the wind by')).toBe(0);
  expect(Math.abs((await reading(figure, 'Drawn from the battery')) - watts)).toBeLessThanOrEqual(5);
  expect(await reading(figure, 'Battery that would hover longest')).toBe(2 * 6 * 180);
  await expect(figure.locator('figcaption')).toContainText(`for ${Math.round((0.8 * 900 * 60) / watts)} minutes`);
});

test('the drone leans into the wind by the angle whose tangent is drag over weight', { tag: '@full' }, async ({
  page,
}) => {
  const figure = await open(page, '/dronepage');
  await startBefore(figure);
  await setByKeys(page, rule(figure, 'Load'), 0);
  await setByKeys(page, rule(figure, 'Wind'), 16);
  const drag = 0.5 * 1.225 * 0.2 * 16 ** 2;
  const lean = (Math.atan(drag / (8 * 9.80665)) * 180) / Math.PI;
  expect(await reading(figure, 'Leaning into the wind by')).toBe(Math.round(lean));
  await expect(figure.locator('figcaption')).toContainText('a near gale of 16.0 m/s');
});

test('the surgical shaft, by keyboard alone, stays within its cone', { tag: '@full' }, async ({ page }) => {
  const figure = await open(page, '/biomedical_robot');
  await startBefore(figure);
  await setByKeys(page, rule(figure, 'Tip beyond the centre'), 100);
  await setByKeys(page, rule(figure, 'Tilt from the axis'), 45);
  // The diagonal of a square: 2 × 100 × sin 45°.
  expect(await reading(figure, "The tip's circle, across")).toBe(141);
  expect(await reading(figure, 'The carriage swings, side to side')).toBe(Math.round(2 * 220 * Math.SQRT1_2));
  expect(await reading(figure, 'Wall dragged sideways by')).toBe(0);
  await expect(figure.locator('figcaption')).toContainText('the wall stays still');
  await setByKeys(page, rule(figure, 'Centre above the wall'), 12);
  expect(await reading(figure, 'Wall dragged sideways by')).toBe(12);
  await expect(figure.locator('figcaption')).toContainText('drags it 12 mm sideways');
  await setByKeys(page, rule(figure, 'Hand to tip'), 2);
  expect(await reading(figure, 'The hand travels to cross it')).toBe(Math.round(2 * 200 * Math.SQRT1_2));
  expect(await reading(figure, 'A slip of 1 mm at the hand moves the tip by')).toBe(0.5);
});

test.describe('the circuit', () => {
  const cell = (figure: Locator, name: string) => figure.getByRole('button', { name, exact: true });
  const table = (figure: Locator) => figure.getByRole('table', { name: 'What a measurement would read' });
  const chances = (figure: Locator) => table(figure).locator('tbody td:last-child').allTextContents();
  const row = (figure: Locator, bits: string) =>
    table(figure)
      .getByRole('row', { name: new RegExp(`^${bits} `) })
      .getByRole('cell');

  test('five key presses make a Bell pair', async ({ page }) => {
    const figure = await openForKeys(page, '/quantum-computing');
    await tabTo(page, cell(figure, 'a, step 1: H'));
    await press(page, 'Delete', 'ArrowRight', 'Delete', 'ArrowDown', 'Delete', 'ArrowUp', 'Home');
    await expect(cell(figure, 'a, step 1: empty')).toBeFocused();
    await expect(said(figure)).toHaveText('A measurement reads 00 every time. Each qubit has a state of its own.');
    await press(page, 'h', 'ArrowRight', 'c', 'ArrowDown', 'x');
    await expect(cell(figure, 'b, step 2: X')).toBeFocused();
    expect(await chances(figure)).toEqual(['50%', '0%', '0%', '50%']);
    expect(await row(figure, '11').allTextContents()).toEqual(['0.707', '0°', '50%']);
    await expect(said(figure)).toHaveText(
      'A measurement reads 00 (50%) or 11 (50%). Qubits a and b are entangled: no single one has a state of its own.',
    );
  });

  test('a few more make a GHZ state', { tag: '@full' }, async ({ page }) => {
    const figure = await openForKeys(page, '/quantum-computing');
    await setByKeys(page, rule(figure, 'Qubits'), 3);
    await goBack(figure);
    await tabTo(page, cell(figure, 'a, step 1: H'));
    await press(page, 'ArrowRight', 'ArrowRight', 'ArrowDown', 'c', 'ArrowDown', 'x');
    expect(await chances(figure)).toEqual(['50%', '0%', '0%', '0%', '0%', '0%', '0%', '50%']);
    await expect(said(figure)).toContainText('000 (50%) or 111 (50%). Qubits a, b and c are entangled');
  });

  test('phases interfere: H T H reads 0 with cos²(π/8)', { tag: '@full' }, async ({ page }) => {
    const figure = await openForKeys(page, '/quantum-computing');
    await tabTo(page, figure.getByRole('button', { name: 'One coin', exact: true }));
    await press(page, 'Enter');
    expect(await chances(figure)).toEqual(['50%', '50%']);
    await goBack(figure);
    await tabTo(page, cell(figure, 'a, step 1: H'));
    await press(page, 'ArrowRight', 't');
    expect(await row(figure, '1').allTextContents()).toEqual(['0.707', '45°', '50%']);
    await press(page, 'ArrowRight', 'h');
    expect(await chances(figure)).toEqual([
      `${(Math.cos(Math.PI / 8) ** 2 * 100).toFixed(1)}%`,
      `${(Math.sin(Math.PI / 8) ** 2 * 100).toFixed(1)}%`,
    ]);
    await press(page, 'ArrowLeft', 'z');
    await expect(said(figure)).toHaveText('A measurement reads 1 every time.');
  });

  test('the board is one tab stop, arrows stop at its edges, and Enter cycles the gates', async ({ page }) => {
    const figure = await openForKeys(page, '/quantum-computing');
    await tabTo(page, cell(figure, 'a, step 1: H'));
    await press(page, 'ArrowLeft', 'ArrowUp');
    await expect(cell(figure, 'a, step 1: H')).toBeFocused();
    await press(page, 'Enter');
    await expect(cell(figure, 'a, step 1: X')).toBeFocused();
    await press(page, 'End');
    await expect(cell(figure, 'a, step 5: empty')).toBeFocused();
    await press(page, 'ArrowRight');
    await expect(cell(figure, 'a, step 5: empty')).toBeFocused();
    await press(page, 'Tab');
    await expect(figure.getByRole('button', { name: 'H', exact: true })).toBeFocused();
    await press(page, 'Enter');
    await expect(cell(figure, 'a, step 5: H')).toHaveCount(1);
    await expect(
      figure.getByRole('img', { name: /Step 1: a X\. Step 2: a control, b X\. Step 5: a H\.$/ }),
    ).toBeVisible();
  });
});

test.describe('the standing machine', () => {
  const margin = (figure: Locator) => figure.getByText(/^\d+ mm$/).first();

  test('a load moves the centre of mass as the lever rule predicts', { tag: '@full' }, async ({ page }) => {
    const figure = await openForKeys(page, '/humanoid');
    await setByKeys(page, rule(figure, 'In its hands'), 15);
    // A fifth of 75 kg hangs 400 mm ahead, the rest 60 mm; the toes are 180 mm ahead of the ankle.
    await expect(margin(figure)).toHaveText(`${180 - (60 + (400 - 60) / 5)} mm`);
    await expect(answer(figure, 'Machine and load')).toHaveText('75 kg');
    await expect(answer(figure, 'Centre of mass, above the floor')).toHaveText('904 mm');
  });

  test('it tips past the angle whose sine carries the weight over the toes', { tag: '@full' }, async ({ page }) => {
    const figure = await openForKeys(page, '/humanoid');
    await setByKeys(page, rule(figure, 'Lean ahead'), 7.5);
    await setByKeys(page, rule(figure, 'In its hands'), 0);
    await expect(said(figure)).toContainText('It stands');
    await goBack(figure);
    await tabTo(page, rule(figure, 'Lean ahead'));
    await press(page, 'ArrowRight');
    const lean = (8 * Math.PI) / 180;
    const over = 60 * Math.cos(lean) + 880 * Math.sin(lean) - 180;
    await expect(said(figure)).toContainText(`It tips ahead: a weight of 60 kg falls ${Math.round(over)} mm outside`);
  });

  test('lifting a foot tips it; leaning over the other brings it back', { tag: '@full' }, async ({ page }) => {
    const figure = await openForKeys(page, '/humanoid');
    await tabTo(page, figure.getByRole('radio', { name: 'Both' }));
    await press(page, 'ArrowLeft');
    await expect(figure.getByRole('radio', { name: 'Left' })).toBeChecked();
    // Half the stance less half a foot.
    await expect(margin(figure)).toHaveText(`${200 / 2 - 90 / 2} mm`);
    await expect(said(figure)).toContainText('It tips to its right');
    await setByKeys(page, rule(figure, 'Lean to its right'), -6.5);
    await expect(said(figure)).toContainText('It stands');
  });

  test('the centre of mass is drawn where the text says', { tag: '@full' }, async ({ page }) => {
    const figure = await openForKeys(page, '/humanoid');
    await tabTo(page, figure.getByRole('button', { name: 'Hand it a heavy box' }));
    await press(page, 'Enter');
    // 25 of 85 kg, 340 mm further ahead than the rest.
    const ahead = 60 + (340 * 25) / 85;
    await expect(
      figure.getByRole('img', { name: /^The feet from above/ }).locator('g[transform]:not([data-handle])'),
    ).toHaveAttribute('transform', `translate(0 ${-ahead})`);
    await expect(margin(figure)).toHaveText(`${180 - ahead} mm`);
  });
});

test.describe('the orbit', () => {
  const period = (figure: Locator) => figure.locator('b', { hasText: /min$/ }).first();
  const height = (figure: Locator) => rule(figure, 'Height above the ground');

  test('400 km: 92.6 minutes, 7.67 km/s, 23.2° west, and the map agrees', async ({ page }) => {
    const figure = await openForKeys(page, '/space-science');
    await tabTo(page, height(figure));
    await press(page, 'Home', ...Array<string>(40).fill('ArrowRight'));
    await expect(height(figure)).toHaveAttribute('aria-valuetext', /^400\skm$/);
    await expect(period(figure)).toHaveText('92.6 min');
    await expect(answer(figure, 'Speed')).toHaveText('7.67 km/s');
    await expect(answer(figure, 'Next track lies')).toHaveText('23.2° west');
    await expect(answer(figure, 'Revolutions in a day')).toHaveText('15.6');
    await setByKeys(page, rule(figure, 'Revolutions drawn'), 1);
    const [pune, satellite] = await figure
      .locator('[role=img] circle')
      .evaluateAll((all) => all.map((circle) => Number.parseFloat(circle.getAttribute('cx') ?? '')));
    expect(((pune ?? 0) - (satellite ?? 0)) * 3.6).toBeCloseTo(23.2, 1);
  });

  test('35,786 km: one sidereal day, and it stays over the equator', { tag: '@full' }, async ({ page }) => {
    const figure = await openForKeys(page, '/space-science');
    await tabTo(page, height(figure));
    await press(page, 'End');
    await expect(height(figure)).toHaveAttribute('aria-valuetext', /^35,786\skm$/);
    await expect(period(figure)).toHaveText('23 h 56 min');
    await expect(answer(figure, 'Speed')).toHaveText('3.07 km/s');
    await expect(said(figure)).toContainText('figure of eight');
    await setByKeys(page, rule(figure, 'Inclination, against the equator'), 0);
    await expect(said(figure)).toContainText('seems to stand still');
  });

  test('below Pune’s latitude it never passes over', { tag: '@full' }, async ({ page }) => {
    const figure = await openForKeys(page, '/space-science');
    await setByKeys(page, rule(figure, 'Inclination, against the equator'), 10);
    await expect(said(figure)).toContainText('8.5° south');
    await press(page, ...Array<string>(9).fill('ArrowRight'));
    await expect(said(figure)).toContainText('west of');
  });
});

test('a dark section prints in ink', async ({ page }) => {
  const figure = await openForKeys(page, '/space-science');
  const lines = () =>
    figure.evaluate((element) => ({
      ground: getComputedStyle(element.closest('section') as Element).backgroundColor,
      words: getComputedStyle(element.querySelector('figcaption') as Element).color,
      rule: getComputedStyle(element.querySelector('[aria-hidden] > line') as Element).stroke,
    }));
  const [white, ivory, ink] = ['rgb(255, 255, 255)', 'rgb(246, 241, 230)', 'rgb(16, 26, 51)'];
  expect((await lines()).words).toBe(ivory);
  await page.emulateMedia({ media: 'print' });
  expect(await lines()).toEqual({ ground: white, words: ink, rule: ink });
});

test.describe('when JavaScript is unavailable', () => {
  test.use({ javaScriptEnabled: false });
  test('the numbers of the first figure are in the HTML', async ({ page }) => {
    for (const [address, words] of [
      ['/quantum-computing', ['A measurement reads 00 (50%) or 11 (50%).', '0.707']],
      ['/humanoid', ['94 mm inside the outline', '889 mm']],
      ['/space-science', ['At 700 km one revolution takes 98.8 min.', '24.8° west']],
    ] as const) {
      await page.goto(address);
      for (const word of words) await expect(page.locator('[data-explorable]').getByText(word).first()).toBeVisible();
    }
  });
});
