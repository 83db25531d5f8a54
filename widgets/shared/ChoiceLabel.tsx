import { ColourDot } from './ColourDot.tsx'

interface ChoiceLabelProps {
  readonly text: string
  readonly color?: string | undefined
}

/** The text of a choice, with the colour that its dictionary gives it. */
export const ChoiceLabel = ({ text, color }: ChoiceLabelProps) => (
  <>
    {color && <ColourDot colour={color} />}
    {text}
  </>
)
