import { toCssColour } from '../../runtime/index.ts'
import './colourDot.css'

/** The colour of a dictionary's item beside its text, which so stays readable whatever the colour. */
export const ColourDot = ({ colour }: { readonly colour: string }) => (
  <span className="pw-colour-dot" style={{ backgroundColor: toCssColour(colour) }} />
)
