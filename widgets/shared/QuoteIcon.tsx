/** A quotation mark, which the icons of the app lack. */
export const QuoteIcon = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden="true">
    <path d="M2 12V8.5C2 5.6 3.6 3.8 6.4 3l.5 1.1C5.3 4.7 4.4 5.7 4.3 7H7v5H2Zm7 0V8.5C9 5.6 10.6 3.8 13.4 3l.5 1.1c-1.6.6-2.5 1.6-2.6 2.9H14v5H9Z" />
  </svg>
)
