import grid from './grid.module.css';

/** The ruler at the top of a light section. */
export const Scale = () => <div className={grid.scale} aria-hidden="true" />;
