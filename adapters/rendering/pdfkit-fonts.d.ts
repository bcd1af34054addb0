declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** An open font, which PDFKit takes since 0.20; its published types do not say so yet. */
    registerFont(name: string, font: import('fontkit').Font): this;
  }
}
