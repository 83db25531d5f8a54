import './colourDot.css'

const presets = /^(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)$/
const states: Readonly<Record<string, string>> = {
  success: '--ant-color-success',
  processing: '--ant-color-info',
  warning: '--ant-color-warning',
  error: '--ant-color-error',
}

/** A colour of a dictionary as CSS: a name of antd's palette or states, or any colour that CSS knows. */
function toCss(colour: string): string {
  if (presets.test(colour)) return `var(--ant-${colour})`
  const state = states[colour]
  return state ? `var(${state})` : colour
}

/** The colour of a dictionary's item beside its text, which so stays readable whatever the colour. */
export const ColourDot = ({ colour }: { readonly colour: string }) => (
  <span className="pw-colour-dot" style={{ backgroundColor: toCss(colour) }} />
)
