import { brandPictures, brandVectors } from './brand/brandPictures.tsx';
import { chatPictures } from './chats/chatPictures.tsx';
import { plannerPictures } from './planner/plannerPictures.tsx';
import type { Picture, Vector } from './render.ts';
import { posterPictures } from './tour/posterPictures.tsx';

export const pictures: Picture[] = [...brandPictures, ...chatPictures, ...plannerPictures, ...posterPictures];
export const vectors: Vector[] = brandVectors;
