import './chevron.css'

/** The small angle of what opens or turns. It points to the end of a line; where it stands, styles may turn it. */
export const Chevron = ({ side = 'end' }: { readonly side?: 'start' | 'end' }) => (
  <svg className="pw-chevron" data-side={side} viewBox="0 0 12 12" aria-hidden="true">
    <path d="m4.5 2.5 3.5 3.5-3.5 3.5" />
  </svg>
)
