export function findScreen(): string;
export function findFirefox(): string;
export function findWebkitDriver(): string;
