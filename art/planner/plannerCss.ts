import { colorTokens } from './colors.ts';
import css from './planner.css?raw';
import appointments from './styles/appointments.css?raw';
import bible from './styles/bible.css?raw';
import devotional from './styles/devotional.css?raw';
import diary from './styles/diary.css?raw';
import finance from './styles/finance.css?raw';
import goals from './styles/goals.css?raw';
import notes from './styles/notes.css?raw';
import parts from './styles/parts.css?raw';
import study from './styles/study.css?raw';
import tithe from './styles/tithe.css?raw';
import workout from './styles/workout.css?raw';

const pages = [bible, devotional, notes, appointments, diary, tithe, finance, study, workout, goals];

/** Everything the planner's pages need, for any picture that embeds one of them. */
export const plannerCss = [colorTokens, css, parts, ...pages].join('\n');
