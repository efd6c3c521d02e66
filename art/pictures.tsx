import { brandPictures, brandVectors } from './brand/brandPictures.tsx';
import { chatPictures } from './chats/chatPictures.tsx';
import { FINANCE_UPLOADS, financePictures, financeVectors } from './finances/financePictures.tsx';
import { plannerPictures } from './planner/plannerPictures.tsx';
import type { Picture, Vector } from './render.ts';
import { stepPictures } from './steps/stepPictures.tsx';
import { posterPictures } from './tour/posterPictures.tsx';

/** The pictures of each product, and the folder of its uploads. */
export const products: { uploads: string; pictures: Picture[] }[] = [
  {
    uploads: 'products/planner-devocional/uploads',
    pictures: [...brandPictures, ...chatPictures, ...plannerPictures, ...stepPictures, ...posterPictures],
  },
  { uploads: FINANCE_UPLOADS, pictures: financePictures },
];
export const vectors: Vector[] = [...brandVectors, ...financeVectors];
