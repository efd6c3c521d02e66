(() => {
  const marker = document.currentScript;
  const template = marker.previousElementSibling;
  if (document.documentElement.dataset.variant === 'b') template.replaceWith(template.content);
  else {
    template.remove();
    marker.remove();
  }
})();
