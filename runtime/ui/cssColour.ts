const presets = /^(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|gold|lime)$/
const states: Readonly<Record<string, string>> = {
  success: '--ant-color-success',
  processing: '--ant-color-info',
  warning: '--ant-color-warning',
  error: '--ant-color-error',
}

/** A colour of a dictionary as CSS: a name of antd's palette or states, or any colour that CSS knows. */
export function toCssColour(colour: string): string {
  if (presets.test(colour)) return `var(--ant-${colour})`
  const state = states[colour]
  return state ? `var(${state})` : colour
}
