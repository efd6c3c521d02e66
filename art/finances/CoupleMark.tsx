/** The brand's mark on a grid of 32: two overlapping coins. The overlap is not filled. */
export function CoupleMark() {
  return (
    <>
      <path d="M11 5.500a10.5 10.5 0 0 1 5 1.27 10.5 10.5 0 0 0 0 18.460A10.5 10.5 0 1 1 11 5.500z" />
      <path d="M21 5.500a10.5 10.5 0 0 0-5 1.27 10.5 10.5 0 0 1 0 18.460A10.5 10.5 0 1 0 21 5.500z" />
    </>
  );
}
