import type { PageGate } from './gate.ts';

export const motionGate: PageGate = {
  name: 'reduced-motion',
  promise: 'Where less motion is asked for nothing moves, nothing waits to be revealed, and scrolling does not glide.',
  on: ['desk'],
  check: ({ page }) =>
    page.evaluate(async () => {
      const findings: string[] = [];
      // To the foot and back: whatever starts when it is seen has been seen now.
      for (const y of [document.body.scrollHeight, 0]) {
        scrollTo(0, y);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (const animation of document.getAnimations()) {
          const { target } = animation.effect as KeyframeEffect;
          if (animation.playState === 'running')
            findings.push(`moves: ${target?.tagName.toLowerCase()} ${target?.className}`);
        }
      }
      for (const element of document.querySelectorAll('[data-reveal]'))
        if (getComputedStyle(element).opacity !== '1')
          findings.push(`hidden: "${element.textContent?.trim().slice(0, 40)}"`);
      if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') findings.push('scrolling glides');
      return findings;
    }),
};
