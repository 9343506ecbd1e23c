import { type BriefQuestions, QUESTIONS_URL } from './questions.ts';

let loading: Promise<BriefQuestions> | undefined;

/** Fetched once, when it is first needed; a failed attempt is forgotten, so that the next one tries again. */
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
