/** Lets no frame say that its page is loaded, until the story is over. */
export function holdFrames(): () => void {
  const hold = (event: Event) => {
    if (event.target instanceof HTMLIFrameElement) event.stopImmediatePropagation()
  }
  document.addEventListener('load', hold, true)
  return () => document.removeEventListener('load', hold, true)
}
/** Tells that the browser refused to load an address into a frame, as the app's content policy makes it. */
export function refuseFrame(address: string): void {
  const violation = {
    effectiveDirective: 'frame-src',
    violatedDirective: 'frame-src',
    blockedURI: address,
    documentURI: location.href,
    originalPolicy: "frame-src 'self'",
    disposition: 'enforce',
    statusCode: 200,
  } as const
  document.dispatchEvent(new SecurityPolicyViolationEvent('securitypolicyviolation', violation))
}
