import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Destination } from '#domain/navigation/destination.ts';
import { leaveFor } from './leaveFor.ts';

/** The one place that moves the visitor. */
export const useGo = (): ((destination: Destination) => Promise<void>) => {
  const navigate = useNavigate();
  return useCallback(
    (destination) => (destination._tag === 'Route' ? navigate({ href: destination.to }) : leaveFor(destination)),
    [navigate],
  );
};
