import type { Page } from 'playwright-core';

/** What a page says. */
export interface PageTexts {
  /** Words, and those that name or describe what has none, for eyes and for screen readers. */
  readonly texts: readonly string[];
  /** What people have written (names, notes, words of an email), which is marked as such. */
  readonly written: readonly string[];
}

/** Everything that a page says at the moment; what stands in fields, and in frames, is left out. */
export function readPageTexts(page: Page): Promise<PageTexts> {
  return page.evaluate(() => {
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'aria-roledescription',
      'title',
      'placeholder',
      'alt',
    ];
    const texts = new Set<string>([document.title]);
    const written = new Set<string>();
    const language = document.documentElement.lang;
    const read = (element: Element) => {
      if (element.matches('script, style, noscript')) return;
      if (element.matches('[translate="no"]')) {
        written.add(element.getAttribute('aria-label') ?? '').add(element.textContent ?? '');
        return;
      }
      if (element.hasAttribute('lang') && element.getAttribute('lang') !== language) return;
      for (const name of spoken) texts.add(element.getAttribute(name) ?? '');
      // Text in a field is somebody's; what a frame holds is a document to a customer.
      if (element.matches('iframe, textarea')) return;
      for (const child of element.childNodes) {
        if (child instanceof Element) read(child);
        else if (child.nodeType === Node.TEXT_NODE) texts.add(child.textContent ?? '');
      }
    };
    read(document.body);
    const list = (all: ReadonlySet<string>) =>
      [...all].map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
    return { texts: list(texts), written: list(written) };
  });
}
