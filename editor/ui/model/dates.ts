export const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full' });
export const dayAndTime = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' });
export const time = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' });
