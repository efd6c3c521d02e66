declare module 'virtual:spa-data' {
  export const data: import('./spaData.ts').SpaData;
}
