/**
 * The reply as a document that the console's policy allows to be drawn: a frame made from text inherits the policy, which
 * lets style attributes pass but wants the page's nonce on style elements. Scripts are kept out by the frame's sandbox.
 */
export function createReplyDocument(html: string, nonce: string): string {
  return html.replace(/<style(?=[\s>])/gi, `<style nonce="${nonce}"`);
}
