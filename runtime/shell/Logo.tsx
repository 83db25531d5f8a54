/** The mark of the product: a page whose lines are set like a nib. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#2fa678" />
      <path d="M9 7.5h9.2L23 12.3v12.2H9z" fill="#fff" fillOpacity="0.94" />
      <path d="M18.2 7.5 23 12.3h-4.8z" fill="#0f3d2c" fillOpacity="0.35" />
      <path d="M12 15.6h8M12 18.6h8M12 21.6h4.6" stroke="#1f8059" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  )
}
