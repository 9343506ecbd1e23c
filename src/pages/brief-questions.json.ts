import { briefQuestions } from '../content/brief-questions.ts';

export const GET = () => Response.json(briefQuestions());
