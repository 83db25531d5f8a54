/** Angle brackets with a stroke between them, which the icons of the app lack. */
export const InlineCodeIcon = () => (
  <svg
    viewBox="0 0 16 16"
    width="14"
    height="14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.3"
    aria-hidden="true"
  >
    <path d="M5 4 1.5 8 5 12M11 4l3.5 4L11 12M9.2 3 6.8 13" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
