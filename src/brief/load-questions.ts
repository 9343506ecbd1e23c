import { type BriefQuestions, QUESTIONS_URL } from './questions.ts';

let loading: Promise<BriefQuestions> | undefined;

/** Fetched once. A failed request is not cached, so that the next call tries again. */
export function loadQuestions(): Promise<BriefQuestions> {
  loading ??= fetch(QUESTIONS_URL)
    .then((response) => {
      if (!response.ok) throw new Error(`${QUESTIONS_URL}: ${response.status}`);
      return response.json() as Promise<BriefQuestions>;
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
