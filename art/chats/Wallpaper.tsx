/** Small drawings behind the messages. */
export function Wallpaper() {
  return (
    <svg className="wallpaper" aria-hidden="true">
      <pattern id="doodles" width="92" height="92" patternUnits="userSpaceOnUse">
        <path d="M14 20c-5-4-8-6-8-9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 3-3 5-8 9z" />
        <path d="M52 6v14M52 8l9-3v12" />
        <circle cx="49.500" cy="20.500" r="2.800" />
        <circle cx="58.500" cy="17.500" r="2.800" />
        <path d="M78 32c-8 0-12 5-12 12 8 0 12-5 12-12zM66 44l7-7" />
        <path d="M24 40h12v5a6 6 0 0 1-12 0zM36 41h3a3 3 0 0 1 0 6h-3M27 36v-3M32 36v-3" />
        <path d="M8 62l2.400 5 5.600.7-4 3.900 1 5.500-5-2.700-5 2.700 1-5.500-4-3.900 5.600-.7z" />
        <path d="M44 66h16v12H50l-4 4v-4h-2zM48 71h8" />
        <circle cx="80" cy="72" r="4" />
        <path d="M80 62v3M80 79v3M70 72h3M87 72h3M73 65l2 2M85 77l2 2M87 65l-2 2M75 77l-2 2" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#doodles)" />
    </svg>
  );
}
