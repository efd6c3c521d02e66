/** Writes the visitor's year into the copyright line, in case the site was built in an earlier one (specification §2). */
export function startCurrentYear(): void {
  for (const place of document.querySelectorAll('[data-current-year]')) {
    place.textContent = String(new Date().getFullYear());
  }
}
