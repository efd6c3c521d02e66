import { brandPictures, brandVectors } from './brand/brandPictures.tsx';
import { chatPictures } from './chats/chatPictures.tsx';
import { plannerPictures } from './planner/plannerPictures.tsx';
import type { Picture, Vector } from './render.ts';

export const pictures: Picture[] = [...brandPictures, ...chatPictures, ...plannerPictures];
export const vectors: Vector[] = brandVectors;
