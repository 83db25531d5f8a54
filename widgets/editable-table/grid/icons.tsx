import type { ReactNode } from 'react'

/** The drawings of a table's buttons; light ones, as a form may hold many tables. */
const draw = (path: string): ReactNode => (
  <svg
    className="pw-grid-icon"
    viewBox="0 0 16 16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
)

export const icons = {
  add: draw('M8 3v10M3 8h10'),
  insert: draw('M2 4h12M8 8v5M5.5 10.5h5'),
  remove: draw('M3 4.5h10M6.5 4.5V3h3v1.5M4.5 4.5l.6 8.5h5.8l.6-8.5'),
  clearSelection: draw('M2.5 2.5h11v11h-11zM6 6l4 4M10 6l-4 4'),
  moveUp: draw('M8 13V3M4 7l4-4 4 4'),
  moveDown: draw('M8 3v10M4 9l4 4 4-4'),
  undo: draw('M5.5 3 2.5 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6'),
  redo: draw('M10.5 3l3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H10'),
  form: draw('M3 6l5 5 5-5'),
} as const

/** The dots by which a row is dragged. */
export const dragDots = (
  <svg className="pw-grid-icon" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
    <circle cx="6" cy="4" r="1.2" />
    <circle cx="10" cy="4" r="1.2" />
    <circle cx="6" cy="8" r="1.2" />
    <circle cx="10" cy="8" r="1.2" />
    <circle cx="6" cy="12" r="1.2" />
    <circle cx="10" cy="12" r="1.2" />
  </svg>
)
