const lines = [0, 1, 2, 3]

/** Pages that come out of braces, above a grid: the idea of the product, as decoration. */
export function Illustration() {
  return (
    <svg className="pw-shell-user-art" viewBox="0 0 560 440" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="pw-art-page" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffffff" stopOpacity="0.98" />
          <stop offset="1" stopColor="#e2f3eb" stopOpacity="0.94" />
        </linearGradient>
        <linearGradient id="pw-art-line" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#7fe0b8" stopOpacity="0" />
          <stop offset="0.5" stopColor="#7fe0b8" stopOpacity="0.9" />
          <stop offset="1" stopColor="#7fe0b8" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="pw-art-glow">
          <stop offset="0" stopColor="#4cd9a0" stopOpacity="0.42" />
          <stop offset="1" stopColor="#4cd9a0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="290" cy="230" rx="270" ry="200" fill="url(#pw-art-glow)" />
      <g fill="none" stroke="#9bf0cd" strokeWidth="10" strokeLinecap="round" strokeLinejoin="round" opacity="0.4">
        <path d="M92 96c-30 0-38 12-38 40v50c0 22-8 32-26 34 18 2 26 12 26 34v50c0 28 8 40 38 40" />
        <path d="M468 96c30 0 38 12 38 40v50c0 22 8 32 26 34-18 2-26 12-26 34v50c0 28-8 40-38 40" />
      </g>
      <g transform="translate(150 66) rotate(-7 130 150)">
        <rect width="236" height="288" rx="16" fill="#ffffff" fillOpacity="0.12" />
        <rect x="0.5" y="0.5" width="235" height="287" rx="15.5" fill="none" stroke="#ffffff" strokeOpacity="0.18" />
      </g>
      <g transform="translate(168 70) rotate(3 130 150)">
        <rect width="240" height="292" rx="16" fill="url(#pw-art-page)" />
        <rect x="22" y="24" width="92" height="12" rx="6" fill="#12523b" fillOpacity="0.86" />
        <rect x="182" y="20" width="36" height="20" rx="6" fill="#2fa678" />
        {lines.map((line) => (
          <g key={line} transform={`translate(22 ${64 + line * 34})`}>
            <rect width="16" height="16" rx="5" fill={line === 1 ? '#2fa678' : '#cfe6db'} />
            {line === 1 && (
              <path
                d="m4 8 3 3 5-6"
                fill="none"
                stroke="#fff"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            )}
            <rect x="28" y="4" width={[104, 82, 118, 70][line]} height="8" rx="4" fill="#9fc4b3" />
            <rect
              x="160"
              y="4"
              width={[36, 28, 22, 36][line]}
              height="8"
              rx="4"
              fill={line === 2 ? '#f0b35a' : '#cfe6db'}
            />
          </g>
        ))}
        <path
          d="M22 262c26-6 36-40 62-34s32 22 60-2 44-24 74-34"
          fill="none"
          stroke="#2fa678"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M22 262c26-6 36-40 62-34s32 22 60-2 44-24 74-34v78H22z" fill="#2fa678" fillOpacity="0.12" />
        <circle cx="84" cy="228" r="6" fill="#fff" stroke="#2fa678" strokeWidth="3" />
      </g>
      <g transform="translate(64 286)">
        <rect width="148" height="68" rx="14" fill="#0d3327" fillOpacity="0.86" stroke="#7fe0b8" strokeOpacity="0.35" />
        <g fill="#7fe0b8">
          <rect x="20" y="20" width="34" height="8" rx="4" />
          <rect x="34" y="40" width="30" height="8" rx="4" fillOpacity="0.6" />
        </g>
        <g fill="#ffffff">
          <rect x="62" y="20" width="66" height="8" rx="4" fillOpacity="0.7" />
          <rect x="72" y="40" width="40" height="8" rx="4" fillOpacity="0.45" />
        </g>
      </g>
      <path d="M0 404h560" stroke="url(#pw-art-line)" strokeWidth="2" />
      <g fill="#9bf0cd">
        <circle cx="446" cy="70" r="5" fillOpacity="0.7" />
        <circle cx="120" cy="52" r="4" fillOpacity="0.5" />
        <circle cx="470" cy="352" r="7" fillOpacity="0.35" />
      </g>
    </svg>
  )
}
