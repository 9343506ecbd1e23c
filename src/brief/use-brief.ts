import { useCallback, useState, useSyncExternalStore } from 'react';
import { type Brief, EMPTY_BRIEF, undoStep } from './brief.ts';
import { type BriefState, briefStore } from './store.ts';

const MOST_STEPS = 50;
const ON_THE_SERVER: BriefState = { brief: EMPTY_BRIEF };

interface Step {
  before: Brief;
  after: Brief;
}

/** The brief on this device, with the steps that can be undone. `change` is for typing, which browsers undo themselves. */
export function useBrief() {
  const state = useSyncExternalStore(briefStore.subscribe, briefStore.get, () => ON_THE_SERVER);
  const [steps, setSteps] = useState<Step[]>([]);
  const [status, setStatus] = useState('');

  const change = useCallback((by: (brief: Brief) => Brief) => void briefStore.update(by), []);
  const step = useCallback((by: (brief: Brief) => Brief, message: string) => {
    let before = EMPTY_BRIEF;
    const { brief: after } = briefStore.update((brief) => {
      before = brief;
      return by(brief);
    });
    if (after === before) return;
    setSteps((steps) => [...steps, { before, after }].slice(-MOST_STEPS));
    setStatus(message);
  }, []);
  const undo = (message: string) => {
    const last = steps.at(-1);
    if (!last) return;
    briefStore.update((now) => undoStep(last.before, last.after, now));
    setSteps(steps.slice(0, -1));
    setStatus(message);
  };
  return { state, change, step, undo, canUndo: steps.length > 0, status };
}

export type ChangeBrief = ReturnType<typeof useBrief>['change'];
export type StepBrief = ReturnType<typeof useBrief>['step'];
