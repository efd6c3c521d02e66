type Props = { name: string; rights: string; year: number };

/** The offer page's whole footer. */
export function RightsLine({ name, rights, year }: Props) {
  return (
    <footer className="evening pt-56 text-center text-mist text-sm">
      <p className="wrap">
        © <span data-current-year>{year}</span> {name}. {rights}
      </p>
    </footer>
  );
}
