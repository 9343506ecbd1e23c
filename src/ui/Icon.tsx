const PATHS = {
  left: <path d="M17 10H4M9 4.5 3.5 10 9 15.5" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  right: <path d="M3 10h13M11 4.5l5.5 5.5-5.5 5.5" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  pause: <path d="M6.5 4v12M13.5 4v12" stroke="currentColor" strokeWidth="2" />,
  play: <path d="M6 3.5v13L16.5 10z" fill="currentColor" />,
  close: <path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="1.8" />,
  up: <path d="m5 12.5 5-5 5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  down: <path d="m5 7.5 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  search: (
    <path
      d="M13.2 13.2 18 18M8.500 14.500a6 6 0 1 0 0-12 6 6 0 0 0 0 12z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
    />
  ),
  elsewhere: (
    <path d="M8 4.500H3.500v12h12V12M11 3h6v6M16.500 3.500 9 11" fill="none" stroke="currentColor" strokeWidth="1.7" />
  ),
  facebook: (
    <path
      d="M11.6 19v-8h2.7l.4-3.2h-3.1v-2c0-.9.3-1.500 1.600-1.500h1.600V1.400c-.3-.1-1.200-.2-2.300-.2-2.400 0-4.100 1.500-4.100 4.200v2.400H5.700V11h2.700v8z"
      fill="currentColor"
    />
  ),
  x: (
    <path
      d="M14.900 2h2.700l-5.900 6.800L18.600 18h-5.400l-4.300-5.600L4.100 18H1.400l6.300-7.200L1.100 2h5.600l3.800 5.100zm-.9 14.400h1.500L5.800 3.500H4.200z"
      fill="currentColor"
    />
  ),
  linkedin: (
    <path
      d="M2 7h3.400v11H2zM3.700 1.700a2 2 0 1 1 0 3.900 2 2 0 0 1 0-3.900M7.600 7h3.200v1.500c.5-.9 1.600-1.800 3.300-1.800 3.500 0 4.100 2.300 4.100 5.200V18h-3.400v-5.400c0-1.300 0-2.900-1.800-2.900s-2 1.400-2 2.800V18H7.600z"
      fill="currentColor"
    />
  ),
  youtube: (
    <path
      d="M19.200 6.100a2.400 2.400 0 0 0-1.700-1.700C16 4 10 4 10 4s-6 0-7.500.4A2.400 2.400 0 0 0 .8 6.100 25 25 0 0 0 .4 10c0 1.300.1 2.600.4 3.900.2.800.9 1.500 1.700 1.700C4 16 10 16 10 16s6 0 7.500-.4c.8-.2 1.500-.9 1.700-1.700.3-1.300.4-2.600.4-3.900s-.1-2.600-.4-3.900M8 12.900V7.100l5.100 2.900z"
      fill="currentColor"
    />
  ),
} as const;

export type IconName = keyof typeof PATHS;

/** The icon of a social network, or the generic one. */
export const networkIcon = (network: string): IconName => (network in PATHS ? (network as IconName) : 'elsewhere');

export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    {PATHS[name]}
  </svg>
);
