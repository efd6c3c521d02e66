export const dayFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full' });
export const dateTimeFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' });
export const timeFormat = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' });
