interface StepButtonsProps {
  readonly disabled: boolean
  readonly onStep: (direction: 1 | -1) => void
}

const arrows = [
  { direction: 1, path: 'M2 6.5 5 3.5l3 3' },
  { direction: -1, path: 'M2 3.5 5 6.5l3-3' },
] as const

/** Two arrows for the mouse; the arrow keys do the same. */
export const StepButtons = ({ disabled, onStep }: StepButtonsProps) => (
  <span className="pw-number-steps" aria-hidden="true">
    {arrows.map(({ direction, path }) => (
      <button
        key={direction}
        type="button"
        tabIndex={-1}
        disabled={disabled}
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onStep(direction)}
      >
        <svg viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden="true">
          <path d={path} />
        </svg>
      </button>
    ))}
  </span>
)
