/**
 * Marks the document where scroll bars float over the page and take no room. Dialogs keep the room of the bar that they take away;
 * where there was none, keeping it would push the page aside.
 */
export function markFloatingScrollBars(): void {
  const probe = document.createElement('div');
  probe.style.overflow = 'scroll';
  probe.style.width = '100px';
  document.body.append(probe);
  const takenPx = probe.offsetWidth - probe.clientWidth;
  probe.remove();
  if (takenPx === 0) document.documentElement.dataset.scrollBars = 'none';
}
