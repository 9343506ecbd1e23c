import type { PageGate } from './gate.ts';

export const motionGate: PageGate = {
  name: 'reduced-motion',
  promise: 'With reduced motion nothing moves, nothing waits to be revealed, and scrolling is not smooth.',
  on: ['desk'],
  check: ({ page }) =>
    page.evaluate(async () => {
      const findings: string[] = [];
      // Scrolls to the end and back, so that everything has been in view.
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
      if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth') findings.push('scrolling is smooth');
      return findings;
    }),
};
