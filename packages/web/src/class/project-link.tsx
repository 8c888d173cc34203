import type { ClassBoard } from '@forceout/wire';
import { useT } from '../i18n/index.ts';
import { hrefTo } from '../route.ts';
import { Icon } from '../ui/icon.tsx';

interface ProjectLinkProps {
  readonly theme: ClassBoard['themes'][number] | undefined;
  readonly className: string;
}

/** Opens the example of a theme for the whole class, where there is one. */
export function ProjectLink({ theme, className }: ProjectLinkProps) {
  const t = useT();
  if (!theme?.puzzle) return null;
  return (
    <a
      className={className}
      href={hrefTo('class', theme.game, 'project', theme.puzzle)}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="screen" /> {t('class.project')}
    </a>
  );
}
