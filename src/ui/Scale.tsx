import grid from './grid.module.css';

/** The graduated rule at the start of a light section. */
export const Scale = () => <div className={grid.scale} aria-hidden="true" />;
